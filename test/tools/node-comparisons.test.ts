import { expect } from '@open-wc/testing';

/** The error of an assertion that fails. */
function errorOf(assertion: () => void): unknown {
  try {
    assertion();
  } catch (error) {
    return error;
  }
  throw new Error('The assertion did not fail.');
}

describe('A failed comparison of nodes', () => {
  const link = document.createElement('a');
  link.href = '#1';
  link.append('text');

  it('reports their start tags, which the test runner can print', () => {
    const error = errorOf(() => expect(document.body).to.equal(link));
    expect(error).to.include({ actual: '<body>', expected: '<a href="#1">' });
  });

  it('reports those of lists', () => {
    const error = errorOf(() => expect([link.firstChild, link]).to.deep.equal([]));
    expect((error as { actual: unknown }).actual).to.deep.equal(['#text', '<a href="#1">']);
  });
});
