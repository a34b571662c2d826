/** An album by its id or its title. */
interface Named {
  readonly id: number;
  readonly title: string;
}

const folded = (text: string): string => text.trim().toLowerCase();

/** Finds an album by its id, or else by its title, exact or in another case. */
export const findAlbum = <Album extends Named>(
  albums: readonly Album[],
  name: string,
): Album | undefined =>
  albums.find(({ id }) => String(id) === name.trim()) ??
  albums.find(({ title }) => title === name) ??
  albums.find(({ title }) => folded(title) === folded(name));
