import { Transformer } from '@napi-rs/image';

/** Colours that neighbours share, so that it looks and compresses like a photograph. */
function pixelsOf(width: number, height: number): Uint8Array {
  const pixels = new Uint8Array(width * height * 4);
  let noise = 1;
  for (let at = 0; at < pixels.length; at += 4) {
    const x = (at / 4) % width;
    const y = Math.floor(at / 4 / width);
    noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) >>> 0;
    const grain = (noise >>> 24) / 8;
    const light = 90 + 60 * Math.sin(x / 97) * Math.cos(y / 61);
    pixels[at] = light + grain;
    pixels[at + 1] = light * 0.9 + grain;
    pixels[at + 2] = 200 - light + grain;
    pixels[at + 3] = 255;
  }
  return pixels;
}

/** A JPEG like a photograph, of so many pixels and as large as it may be under `maxBytes`. */
export async function photo(width: number, height: number, maxBytes: number): Promise<Buffer> {
  const picture = () => Transformer.fromRgbaPixels(pixels, width, height);
  const pixels = pixelsOf(width, height);
  let best = await picture().jpeg(1);
  for (let [low, high] = [1, 100]; high - low > 1; ) {
    const quality = Math.floor((low + high) / 2);
    const tried = await picture().jpeg(quality);
    if (tried.byteLength > maxBytes) high = quality;
    else {
      low = quality;
      best = tried;
    }
  }
  if (best.byteLength > maxBytes)
    throw new Error(`No picture of ${width} by ${height} fits ${maxBytes} bytes.`);
  return best;
}
