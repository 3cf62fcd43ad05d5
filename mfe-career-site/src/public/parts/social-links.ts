import { type Html, html } from '../html.ts';
import { icon } from './icons.ts';
import { type PageContext, pageWords } from './page.ts';

/** The agency's profiles elsewhere that have an address, by the names of the networks. */
export function socialProfiles({ site }: PageContext): readonly (readonly [name: string, url: string])[] {
  if (!site) return [];
  const { linkedinUrl, xUrl, facebookUrl, instagramUrl } = site.homePage;
  const all = [
    ['LinkedIn', linkedinUrl],
    ['X', xUrl],
    ['Facebook', facebookUrl],
    ['Instagram', instagramUrl],
  ] as const;
  // Stored before the form checked them, an address could be a script.
  return all.filter(([, url]) => /^https?:\/\//i.test(url));
}

export function socialLinks(context: PageContext): Html {
  const { t } = pageWords(context);
  const profiles = socialProfiles(context);
  if (profiles.length === 0) return html``;
  return html`<nav class="social" aria-label="${t.socialProfiles}"><ul>${profiles.map(
    ([name, url]) =>
      html`<li><a href="${url}" target="_blank" rel="noopener">${name}${icon('external-link', 16)}<span class="visually-hidden"> ${t.newTab}</span></a></li>`,
  )}</ul></nav>`;
}
