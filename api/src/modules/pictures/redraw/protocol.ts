/** What the parent asks of the child. */
export interface RedrawRequest {
  readonly bytes: Uint8Array;
  readonly isJpeg: boolean;
  /** Whether edges must stay as they are, as in a logo; a photograph may lose what nobody sees. */
  readonly isExact: boolean;
  /** The longest side in pixels; undefined where the picture is no larger. */
  readonly longest?: number | undefined;
}
/** The child's one answer; null for bytes that are no picture. */
export interface Redrawn {
  readonly bytes: Uint8Array;
  readonly contentType: 'image/jpeg' | 'image/png' | 'image/webp';
}
export interface RedrawAnswer {
  readonly redrawn: Redrawn | null;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const isRedrawRequest = (message: unknown): message is RedrawRequest =>
  isObject(message) && 'bytes' in message && message.bytes instanceof Uint8Array && 'isJpeg' in message;

export const isRedrawAnswer = (message: unknown): message is RedrawAnswer =>
  isObject(message) &&
  'redrawn' in message &&
  (message.redrawn === null ||
    (isObject(message.redrawn) && 'bytes' in message.redrawn && message.redrawn.bytes instanceof Uint8Array));
