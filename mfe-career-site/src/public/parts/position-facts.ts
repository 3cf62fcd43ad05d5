import type { PublicPosition } from '@cantera/shared/contracts/public-site';
import { formatContract, formatDate, formatDay, formatPlace, formatSalary } from '../formats.ts';
import { type Html, html } from '../html.ts';
import { type IconName, icon } from './icons.ts';
import { type PageContext, pageWords, zoneOf } from './page.ts';

/** Where, for how much and on which terms, as a list of what is known. */
export function positionFacts(context: PageContext, position: PublicPosition): Html {
  const { t } = pageWords(context);
  const { locale } = context;
  // What says by itself what it is has no label.
  const facts: readonly (readonly [IconName, string | null, string | null])[] = [
    ['map-pin', t.factLocation, formatPlace(locale, position)],
    ['wallet', t.factSalary, position.salary && formatSalary(locale, position.salary)],
    ['file-text', t.factContract, formatContract(locale, position.contractType)],
    [
      'clock',
      null,
      position.publishedAt && t.published(formatDate(locale, position.publishedAt, zoneOf(context))),
    ],
    ['calendar', null, position.closesOn && t.closes(formatDay(locale, position.closesOn))],
  ];
  const known = facts.filter(([, , value]) => value);
  if (known.length === 0) return html``;
  return html`<ul class="facts">${known.map(([name, label, value]) => html`<li>${icon(name)}<span>${label && html`<span class="visually-hidden">${label}: </span>`}${value}</span></li>`)}</ul>`;
}

/** The way back to the list. */
export function backToPositions(context: PageContext): Html {
  const { t, paths } = pageWords(context);
  return html`<a class="back" href="${paths.positions}">${icon('arrow-left', 16)}${t.allPositions}</a>`;
}
