import { foldWords } from '@cantera/shared/contracts/text';
import { textOf } from '../../page/linked-data.ts';
import type { Page } from '../../page/page.ts';
import { firstOf, found, type PageFact } from '../found.ts';
import { companiesIn, hasForm, type NamedCompany, namedFirst, namedIn, ownerIn } from './legal-form.ts';
import { organisationOf, siteName } from './organisation.ts';

const LABEL =
  /(?:raz[oó]n social|ra[oó] social|denominaci[oó]n?(?: social)?|titular(?:itat| de la web| del sitio(?: web)?| del lloc web)?|empresa titular|responsable(?: del tratamiento| del tractament)?|legal name|company name|registered name|trading name of|operated by|data controller|propietari[oa]?)[^\p{L}\d]{0,6}(?:es|és|is|la (?:mercantil|empresa|sociedad|societat))?[\s:]*$/iu;
const REGISTERED =
  /^[\s,.;()–—-]{0,6}(?:\(?(?:en adelante|en endavant|d'ara endavant|hereinafter)|(?:con|amb|with)?\s*(?:el\s+|n\.?\s?º?\s*)?(?:CIF|C\.I\.F|NIF|N\.I\.F|VAT|domicili|registered|inscrita|company (?:number|no)))/iu;
const LEGAL_PAGE = /(?:legal|aviso|avis|imprint|impressum|terms|condicion|condicions|privaci)/i;
const MAX_NAME = 200;

/** Whether a registered name has a word in common with the company, long enough to mean something. */
function isOwn(company: string, name: string, site: string): boolean {
  const words = foldWords(company)
    .split(' ')
    .filter((word) => word.length >= 3);
  const own = `${foldWords(name).replaceAll(' ', '')} ${foldWords(site).replaceAll(' ', '')}`;
  return words.some((word) => own.includes(word));
}

/** What registers bear that has no legal form at its end. */
const BODY = /^(?:Asociaci[oó]n|Associaci[oó]|Fundaci[oó]n?|Cooperativa|Federaci[oó]n?)\s[^(,.;]{3,80}/u;
const LABELLED = new RegExp(LABEL.source.replace(/\$$/, String.raw`(?=[\p{L}\d])`), 'giu');

/** The name right after a label, in whatever letters. */
function afterLabel(text: string): NamedCompany | undefined {
  for (const match of text.matchAll(LABELLED)) {
    const at = match.index + match[0].length;
    const rest = text.slice(at);
    const name = namedFirst(rest) ?? BODY.exec(rest)?.[0].trim();
    if (name) return { name, at };
  }
  return undefined;
}

function inText(text: string, name: string, site: string): NamedCompany | undefined {
  const companies = companiesIn(text);
  const told = companies.find((company) => {
    const before = text.slice(Math.max(0, company.at - 60), company.at);
    const after = text.slice(company.at + company.name.length);
    return LABEL.test(before) || (REGISTERED.test(after) && isOwn(company.name, name, site));
  });
  const owner = ownerIn(text);
  return (
    told ??
    namedIn(text, name) ??
    companies.find((company) => isOwn(company.name, name, site)) ??
    afterLabel(text) ??
    (owner && isOwn(owner.name, name, site) ? owner : undefined)
  );
}

/** The name under which the company is registered, by the label beside it or because it is the company's own with a legal form. */
export function legalNameOf(pages: readonly Page[], name: string): PageFact<string> | undefined {
  const inData = firstOf(pages, (page) => {
    const organisation = organisationOf(page);
    const legal = textOf(organisation?.legalName);
    if (legal && [...legal].length <= MAX_NAME) return found(legal, legal, page);
    const plain = textOf(organisation?.name);
    return plain && hasForm(plain) ? found(plain, plain, page) : undefined;
  });
  if (inData) return inData;
  const ordered = [
    ...pages.filter(({ url }) => LEGAL_PAGE.test(url)),
    ...pages.filter(({ url }) => !LEGAL_PAGE.test(url)),
  ];
  return firstOf(ordered, (page) => {
    const lines = page.blocks.map(({ text }) => text);
    // A label may stand on the line before its name.
    const texts = lines.flatMap((line, at) =>
      line.length < 60 && /[:]$|social$|titular$/i.test(line) ? [`${line} ${lines[at + 1] ?? ''}`] : [line],
    );
    return firstOf(texts, (text) => {
      const company = inText(text, name, siteName(page.url));
      return company && found(company.name, quoteOf(text, company), page);
    });
  });
}

const quoteOf = (text: string, { at, name }: NamedCompany): string =>
  text.slice(Math.max(0, text.lastIndexOf('.', Math.max(0, at - 60)) + 1), at + name.length + 60).trim();
