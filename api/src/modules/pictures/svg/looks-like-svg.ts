const BEGINNING = 4096;

/** Whether bytes begin as an SVG does: after what XML may have in front of it, its element. */
export const looksLikeSvg = (bytes: Buffer): boolean =>
  /^\ufeff?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\]\s*)?>\s*)*<svg[\s>]/i.test(
    bytes.toString('utf8', 0, BEGINNING),
  );
