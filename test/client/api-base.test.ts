import { expect } from '@open-wc/testing';
import { resolveApiBase } from '../../src/client/api-base.js';

/** Result of `resolveApiBase` for an address in the document of a frame. */
async function inFrame(frame: HTMLIFrameElement, value: string): Promise<string> {
  const script = `<script type="module">
    import { resolveApiBase } from '${location.origin}/src/client/api-base.ts';
    let result;
    try { result = resolveApiBase(${JSON.stringify(value)}); } catch (error) { result = error.message; }
    parent.postMessage({ result }, '*');
  </script>`;
  const html = `<!doctype html>${script}`;
  const result = new Promise<string>((resolve) => {
    const receive = ({ data, source }: MessageEvent<{ result?: string }>) => {
      if (source !== frame.contentWindow || data.result === undefined) return;
      removeEventListener('message', receive);
      resolve(data.result);
    };
    addEventListener('message', receive);
  });
  if (frame.dataset.kind === 'blob')
    frame.src = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
  else frame.srcdoc = html;
  document.body.append(frame);
  try {
    return await result;
  } finally {
    frame.remove();
  }
}

describe('a relative api-base', () => {
  it('resolves a relative base against the URL of the document', () => {
    expect(resolveApiBase('/wp-json/vtc/')).to.equal(`${location.origin}/wp-json/vtc`);
  });

  for (const kind of ['blob', 'srcdoc'])
    it(`resolves against the creator's origin in a document at ${kind}`, async () => {
      const frame = document.createElement('iframe');
      frame.dataset.kind = kind;
      expect(await inFrame(frame, '/wp-json/vtc')).to.equal(`${location.origin}/wp-json/vtc`);
    });

  for (const value of ['http://a.example', 'javascript:alert(1)', '//user@a.example'])
    it(`${JSON.stringify(value)} is rejected, as it is no https URL`, () => {
      expect(() => resolveApiBase(value)).to.throw(/https address/);
    });

  it('is reported as missing when it is empty', () => {
    expect(() => resolveApiBase('')).to.throw(/address is missing/);
  });
});
