/** Headers of pictures, which have the size that a decoder reads; pixels are missing. */

const uint16 = (value: number, isLittle = false): number[] => {
  const bytes = [value >> 8, value & 0xff];
  return isLittle ? bytes.reverse() : bytes;
};

type Size = readonly [width: number, height: number];

export const pngHeader = ([width, height]: Size): Buffer => {
  const header = Buffer.from(
    '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0\0\0\0\0\x08\x06\0\0\0',
    'latin1',
  );
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return header;
};

/** A JPEG with these bytes before its frame, such as metadata. */
export const jpegHeader = ([width, height]: Size, before: readonly number[] = []): Buffer =>
  Buffer.from([
    ...[0xff, 0xd8, ...before],
    ...[0xff, 0xc0, ...uint16(17), 8, ...uint16(height), ...uint16(width), 3],
    ...Array<number>(9).fill(0),
  ]);

/** A GIF with an extension and a first frame of this size. */
export const gifHeader = (screen: Size, [width, height]: Size = screen): Buffer =>
  Buffer.from([
    ...Buffer.from('GIF89a'),
    ...[...uint16(screen[0], true), ...uint16(screen[1], true), 0x80, 0, 0, 0, 0, 0, 255, 255, 255],
    ...[0x21, 0xf9, 4, 0, 0, 0, 0, 0],
    ...[0x2c, 0, 0, 0, 0, ...uint16(width, true), ...uint16(height, true), 0],
  ]);

const box = (type: string, ...content: readonly (readonly number[] | Buffer)[]): Buffer => {
  const bytes = Buffer.concat(content.map((part) => Buffer.from(part)));
  return Buffer.concat([
    Buffer.from([0, 0, ...uint16(bytes.length + 8)]),
    Buffer.from(type),
    bytes,
  ]);
};

export const webpHeader = ([width, height]: Size): Buffer =>
  Buffer.concat([
    Buffer.from('RIFF\x1e\0\0\0WEBPVP8 \x12\0\0\0\x10\0\0\x9d\x01*', 'latin1'),
    Buffer.from([...uint16(width, true), ...uint16(height, true), 0, 0, 0, 0]),
  ]);

export const avifHeader = ([width, height]: Size): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from('avif\0\0\0\0avif')),
    box('ispe', [0, 0, 0, 0, 0, 0, ...uint16(width), 0, 0, ...uint16(height)]),
  ]);
