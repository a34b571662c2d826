// Serves a gateway for the API of the first argument, which closes connections that stall for as many ms as the second one says. Every company logo is a picture of 8,000 × 8,000 px in 8 kB; the command would fetch logos from public hosts only.
import { crc32, deflateSync } from 'node:zlib';
import { createGateway } from '../../../src/gateway/index.js';
import { listen, packageFiles, pngRenderer } from '../../../src/gateway/node/index.js';

const [, , apiBase = '', stalledMs = ''] = process.argv;
const pixels = 8000;

function chunk(type: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.byteLength);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

/** A black picture with one bit per pixel. */
function hugePng(): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(pixels, 0);
  header.writeUInt32BE(pixels, 4);
  header[8] = 1;
  return Uint8Array.from(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(Buffer.alloc((pixels / 8 + 1) * pixels))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

const picture = hugePng();
const gateway = createGateway({
  apiBase,
  vtcs: ['northern_haul', 'huge_logo'],
  png: await pngRenderer(),
  files: packageFiles(),
  fetchLogo: () => Promise.resolve(new Response(picture)),
});
const { url } = await listen(gateway, {
  port: 0,
  stalledMs: Number(stalledMs),
  // As in the command.
  mayReplaceGlobals: true,
});
console.log(JSON.stringify({ url, logoBytes: picture.byteLength }));
