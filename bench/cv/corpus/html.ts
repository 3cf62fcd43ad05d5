import { escapeHtml } from '@cantera/shared/contracts/text';
import type { Tongue } from './person.ts';

/** A printable A4 document; `margin` is the page's own margin in CSS units. */
export function page(lang: Tongue, css: string, body: string, margin = '0'): string {
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>CV</title><style>
@page{size:A4;margin:${margin}}*{box-sizing:border-box}body{margin:0}h1,h2,h3,p,ul{margin:0;padding:0}a{color:inherit;text-decoration:none}
${css}</style></head><body>${body}</body></html>`;
}

const MONTHS: Record<Tongue, string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  ca: 'gener febrer març abril maig juny juliol agost setembre octubre novembre desembre'.split(' '),
};
const SHORT: Record<Tongue, string[]> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' '),
  es: 'ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.'.split(' '),
  ca: 'gen. febr. març abr. maig juny jul. ag. set. oct. nov. des.'.split(' '),
};
export type DateStyle = 'long' | 'longDe' | 'short' | 'slash' | 'slashShort' | 'year' | 'apostrophe' | 'dot';

/** `2019-03` in the way a person of that language writes it. */
export function printDate(iso: string, lang: Tongue, style: DateStyle): string {
  const [year = '', month = '1'] = iso.split('-');
  const index = Number(month) - 1;
  const long = MONTHS[lang][index] ?? '';
  const capital = long.charAt(0).toUpperCase() + long.slice(1);
  switch (style) {
    case 'long':
      return `${capital} ${year}`;
    case 'longDe':
      return lang === 'ca'
        ? `${long} ${/^[aeiouàèéíòóú]/.test(long) ? 'de' : 'de'} ${year}`
        : `${long} de ${year}`;
    case 'short':
      return `${SHORT[lang][index] ?? ''} ${year}`;
    case 'slash':
      return `${month}/${year}`;
    case 'slashShort':
      return `${month}/${year.slice(2)}`;
    case 'dot':
      return `${month}.${year}`;
    case 'apostrophe':
      return `${(SHORT[lang][index] ?? '').replace('.', '')} ’${year.slice(2)}`;
    case 'year':
      return year;
  }
}

export function range(
  span: { start?: string; end: string | null },
  lang: Tongue,
  style: DateStyle,
  words: { present: string; join?: string },
): string {
  const end = span.end === null ? words.present : printDate(span.end, lang, style);
  return span.start ? `${printDate(span.start, lang, style)}${words.join ?? ' – '}${end}` : end;
}

export function list(items: string[], className = ''): string {
  return `<ul${className ? ` class="${className}"` : ''}>${items.map((i) => `<li>${escapeHtml(i)}</li>`).join('')}</ul>`;
}

/** A drawn portrait: a picture element in the PDF without a photograph in the repository. */
export function portrait(size: number, hue: number): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 40 40"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="hsl(${hue} 45% 80%)"/><stop offset="1" stop-color="hsl(${hue + 60} 40% 55%)"/></linearGradient></defs><rect width="40" height="40" fill="url(#g)"/><circle cx="20" cy="15" r="8" fill="hsl(${hue} 30% 35%)"/><path d="M5 40c0-22 30-22 30 0" fill="hsl(${hue} 30% 35%)"/></svg>`;
}

const ICONS = {
  mail: 'M2 4h16v12H2z M2 4l8 7 8-7',
  phone: 'M5 2c-3 3 10 18 14 13l-4-4-2 2-6-6 2-2z',
  pin: 'M10 1a6 6 0 0 0-6 6c0 5 6 12 6 12s6-7 6-12a6 6 0 0 0-6-6z',
  link: 'M3 3h14v14H3z M6 8v6 M10 14V8 M10 10c2-3 5-2 5 1v3',
};
/** A small drawing in place of a label. */
export function icon(name: keyof typeof ICONS, size = 12): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.6"><path d="${ICONS[name]}"/></svg>`;
}
