// In a test page: a failed comparison reports nodes by their start tags. The test runner would serialize all of their
// properties, and never end.
import { chai } from '@open-wc/testing';

const startTag = (node) =>
  node instanceof Element ? node.cloneNode().outerHTML.replace(/<\/.*$/, '') : node.nodeName;

/** The value of a report: start tags in place of nodes. */
const reported = (value) => {
  if (value instanceof Node) return startTag(value);
  return Array.isArray(value) ? value.map(reported) : value;
};

const { assert } = chai.Assertion.prototype;

chai.Assertion.prototype.assert = function (...args) {
  try {
    assert.apply(this, args);
  } catch (error) {
    error.actual = reported(error.actual);
    error.expected = reported(error.expected);
    throw error;
  }
};
