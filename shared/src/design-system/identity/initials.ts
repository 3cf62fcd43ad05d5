const PARTICLES = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'i',
  'y',
  'da',
  'dos',
  'van',
  'von',
  'der',
  'den',
]);

/** First letters of the first name and the first surname, particles skipped: `Maria del Mar Puig` gives `MM`. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const telling = words.filter((word, index) => index === 0 || !PARTICLES.has(word.toLowerCase()));
  const firstLetter = (word: string | undefined) =>
    [...(word ?? '')].find((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? '';
  return (firstLetter(telling[0]) + firstLetter(telling[1])).toLocaleUpperCase() || '?';
}

/** One of eight hues, always the same for an id (FNV-1a of its characters, modulo 8). */
export function hueOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1)
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  return (hash >>> 0) % 8;
}
