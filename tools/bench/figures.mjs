// Medians and quartiles of measurements.

/** The value below which a part of the values is. */
export const quantile = (values, part) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.round((sorted.length - 1) * part)];
};

export const median = (values) => quantile(values, 0.5);

/** Median, with the quartiles in brackets. */
export const spread = (values, digits = 2) => {
  const [first, middle, third] = [0.25, 0.5, 0.75].map((part) =>
    quantile(values, part).toFixed(digits),
  );
  return `${middle} (${first}–${third})`;
};
