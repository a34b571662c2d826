/** Names of the games by code, the same in every language. */
const games: Readonly<Record<string, string>> = {
  ets2: 'Euro Truck Simulator 2',
  ats: 'American Truck Simulator',
};

/** The name of a game; the code itself if it is unknown. */
export const gameName = (code: string): string => games[code.toLowerCase()] ?? code;
