import { JsColorType, ResizeFilterType, ResizeFit, Transformer } from '@napi-rs/image';
import { isRedrawRequest, type Redrawn, type RedrawRequest } from './protocol.ts';

const QUALITY = 85;
const WITH_ALPHA: ReadonlySet<JsColorType> = new Set([
  JsColorType.La8,
  JsColorType.Rgba8,
  JsColorType.La16,
  JsColorType.Rgba16,
  JsColorType.Rgba32F,
]);

async function formatOf({ bytes, isJpeg, isExact }: RedrawRequest): Promise<Redrawn['contentType']> {
  if (isJpeg) return 'image/jpeg';
  if (isExact) return 'image/png';
  const { colorType } = await new Transformer(bytes).metadata();
  return WITH_ALPHA.has(colorType) ? 'image/webp' : 'image/jpeg';
}

/** The pixels alone, turned as the picture asks for: whatever else the file said is gone. */
async function redraw(request: RedrawRequest): Promise<Redrawn> {
  const contentType = await formatOf(request);
  const picture = new Transformer(request.bytes).rotate();
  const { longest } = request;
  // This filter in this call takes the least memory: 366 MB for 24 million pixels, where `fastResize` takes 438.
  if (longest !== undefined)
    picture.resize({
      width: longest,
      height: longest,
      fit: ResizeFit.Inside,
      filter: ResizeFilterType.CatmullRom,
    });
  const encode = {
    'image/jpeg': () => picture.jpeg(QUALITY),
    'image/png': () => picture.png(),
    'image/webp': () => picture.webp(QUALITY),
  };
  return { contentType, bytes: await encode[contentType]() };
}

// Without its parent nobody waits for the answer.
process.on('disconnect', () => process.exit(0));

process.once('message', async (message) => {
  if (!isRedrawRequest(message)) return;
  const redrawn = await redraw(message).catch(() => null);
  process.send?.({ redrawn }, undefined, undefined, () => process.exit(0));
});
