import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseLayer } from '../../src/theme/colors.js';
import { paletteOf } from '../../src/theme/palette.js';
import { ThemeController } from '../../src/theme/theme.js';

test('the theme can be imported without a browser, and parses plain colours', () => {
  const controllers: unknown[] = [];
  const host = {
    addController: (controller: unknown) => controllers.push(controller),
    theme: 'auto',
  };
  const theme: ThemeController = Reflect.construct(ThemeController, [host]);
  theme.hostUpdate();
  assert.deepEqual(controllers, [theme]);
  assert.deepEqual(parseLayer('#12345680')?.color, [18, 52, 86]);
  assert.equal(parseLayer('oklch(0.5 0.1 20)'), undefined);
  const palette = paletteOf({ colors: {}, behind: [255, 255, 255], isDark: true });
  assert.deepEqual(palette.background, [21, 25, 31]);
});
