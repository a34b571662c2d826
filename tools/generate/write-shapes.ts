// Writes the file that shapes.ts generates.
import { writeFile } from 'node:fs/promises';
import { shapesModule, shapesPath } from './shapes.ts';

await writeFile(shapesPath, await shapesModule());
