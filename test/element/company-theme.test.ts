import { expect } from '@open-wc/testing';
import { CompanyTheme } from '../../src/element/company-theme.js';
import { Backend } from '../support/backend.js';
import { DrivenClock } from '../support/driven-clock.js';

const minuteMs = 60_000;

describe('the colours of a company', () => {
  let backend: Backend;
  let clock: DrivenClock;
  let changes: number;
  let failures: unknown[];

  beforeEach(() => {
    clock = new DrivenClock('2026-11-20T17:00:00Z');
    backend = new Backend();
    [changes, failures] = [0, []];
  });

  afterEach(() => {
    backend.restore();
    clock.restore();
  });

  const create = () =>
    new CompanyTheme({
      context: () => ({ priority: () => 0, signal: new AbortController().signal }),
      changed: () => (changes += 1),
      failed: (error) => failures.push(error),
    });

  async function follow(theme: CompanyTheme, vtc = 'northern_haul'): Promise<void> {
    theme.setCompany({ vtc, apiBase: backend.apiBase });
    await clock.until(() => theme.colors !== undefined || failures.length > 0);
  }

  it('are requested once for all elements that follow the company', async () => {
    const [first, second] = [create(), create()];
    first.setCompany({ vtc: 'northern_haul', apiBase: backend.apiBase });
    await follow(second);
    expect(first.colors).to.deep.equal(second.colors);
    expect(first.colors).to.include.keys('primary');
    await follow(create());
    expect(backend.requests).to.have.length(1);
    expect(changes).to.equal(3);
  });

  it('are forgotten with the company, and those of another one are its own', async () => {
    const theme = create();
    await follow(theme);
    const { colors } = theme;
    theme.setCompany(undefined);
    expect(theme.colors).to.equal(undefined);
    await follow(theme, 'hostile_names');
    expect(theme.colors).not.to.deep.equal(colors);
  });

  it('are requested again after 15 minutes, and kept if that fails', async () => {
    const theme = create();
    await follow(theme);
    const { colors } = theme;
    await clock.advance(14 * minuteMs);
    theme.refresh();
    await clock.advance(1000);
    expect(backend.requests).to.have.length(1);
    backend.fail(404);
    await clock.advance(2 * minuteMs);
    theme.refresh();
    await clock.until(() => failures.length > 0);
    expect(backend.requests).to.have.length(2);
    expect(theme.colors).to.equal(colors);
    expect(failures).to.have.length(1);
  });

  it('are found in data of the page, where they are valid', () => {
    const theme = create();
    theme.setProvidedData({ theme: { primary: '#123456', text: 7 } });
    expect(theme.colors).to.include({ primary: '#123456' });
    for (const data of [{ items: [] }, null]) {
      theme.setProvidedData(data);
      expect(theme.colors).to.equal(undefined);
    }
  });
});
