/** The first letters of a text and an ellipsis, without half a character at the end. */
export function excerpt(text: string, letters: number): string {
  const start = text.slice(0, letters).replace(/\p{Cs}$/u, '');
  return start === text ? text : `${start}…`;
}
