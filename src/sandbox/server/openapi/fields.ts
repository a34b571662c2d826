export const fieldTexts: Readonly<Record<string, string>> = {};
