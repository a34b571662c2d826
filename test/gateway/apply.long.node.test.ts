import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { FakeDiscord } from '../support/discord.js';
import { countedSandbox, type GatewayProcess, started } from './support/processes.js';

const site = 'https://vtc.example';
const total = 1000;
const atOnce = 8;
const networks = 100;

const answers = [
  { id: 10, question: 'How old are you?', answer: '19' },
  { id: 11, question: 'Why do you want to join us?', answer: 'I like convoys.' },
  { id: 12, question: 'Which game do you play most?', answer: 'ATS' },
];

/** Every third application looks like one of a program. */
const applicationOf = (index: number) => ({
  name: `Trucker ${index}`,
  contact: 'trucker#1',
  answers,
  website: index % 3 === 0 ? 'x' : '',
  seconds: 40,
});

describe('1,000 applications', () => {
  // The limits of Discord.
  const discord = new FakeDiscord();
  let api: Awaited<ReturnType<typeof countedSandbox>>;
  let gateway: GatewayProcess;

  before(async () => {
    api = await countedSandbox();
    await discord.listen();
    gateway = await started(
      ['--api-base', api.url, '--site', site, '--apply-to', 'northern_haul=DISCORD'],
      { DISCORD: discord.url },
    );
  });
  after(async () => {
    gateway.signal('SIGTERM');
    await gateway.ended;
    await discord.close();
    api.close();
  });

  const send = async (index: number): Promise<string> => {
    const response = await fetch(`${gateway.url}/apply/northern_haul`, {
      method: 'POST',
      headers: {
        origin: site,
        'content-type': 'application/json',
        'x-forwarded-for': `198.51.100.${index % networks}`,
      },
      body: JSON.stringify(applicationOf(index)),
    });
    const { code = 'OK' } = (await response.json()) as { code?: string };
    return code;
  };

  it('reach Discord within the limits, each that was accepted once', async () => {
    const counts = new Map<string, number>();
    let next = 0;
    const worker = async () => {
      while (next < total) {
        const code = await send(next++);
        counts.set(code, (counts.get(code) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    const accepted = counts.get('OK') ?? 0;
    assert.deepEqual([...counts.keys()].sort(), ['OK', 'RATE_LIMITED', 'SPAM']);
    // Sixty in an hour; twice as many if the next hour begins meanwhile.
    assert.ok(accepted >= 60 && accepted <= 120, `${accepted} accepted`);
    const names = new Set(discord.messages.map(({ embeds }) => embeds[0]?.title));
    assert.equal(discord.messages.length, accepted);
    assert.equal(names.size, accepted, 'none twice');
    assert.ok(api.requests.length <= 20, `${api.requests.length} requests to the API`);
    assert.equal((await fetch(`${gateway.url}/health`)).status, 200);
    assert.doesNotMatch(gateway.output(), /SECRET|Trucker/);
  });
});
