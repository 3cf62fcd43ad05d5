import type { AppConfig } from '@cantera/shared/session';
import { currentLocale, type Locale, PRODUCT, storeLocale } from '@cantera/shared/session';
import entry from '../layout/entry-page.module.css';
import { LANGUAGE_NAMES } from '../layout/language-names.ts';
import { drawing, element } from './element.ts';
import styles from './login.module.css';
import { type Credentials, demoLogins, loginForm, type Refusal } from './login-form.ts';
import { LOGIN_TEXTS } from './texts.ts';

interface LoginPageOptions {
  readonly demo: AppConfig['demo'];
  readonly onSubmit: (credentials: Credentials) => Promise<Refusal | undefined>;
}

/** What stood on the page in another language. */
interface Before {
  readonly typed: Credentials;
  readonly refused: Refusal | undefined;
}

// The mark: three layers, as in a quarry.
const MARK = [
  ['M10 1 19 5.8 10 10.6 1 5.8z'],
  ['m3.6 8.6-2.6 1.4 9 4.8 9-4.8-2.6-1.4L10 12z', '0.7'],
  ['m3.6 12.8-2.6 1.4 9 4.8 9-4.8-2.6-1.4-6.4 3.4z', '0.4'],
] as const;

/** The page in another language; the one in force is named and leads nowhere. */
function languages(label: string, onChoose: (locale: Locale) => void): HTMLElement {
  const choices = LANGUAGE_NAMES.map(([locale, name]) => {
    if (locale === currentLocale())
      return element('span', { class: styles.current, 'aria-current': 'true', tabindex: '-1' }, name);
    const button = element('button', { type: 'button', lang: locale, class: styles.language }, name);
    button.addEventListener('click', () => onChoose(locale));
    return button;
  });
  return element('div', { role: 'group', class: styles.languages, 'aria-label': label }, ...choices);
}

/**
 * Draws the login into the document's body, in this browser's language. Choosing another language draws it anew, with
 * what was typed and why it was refused; not while a login is under way, whose answer belongs to this form.
 */
export function drawLogin(options: LoginPageOptions, before?: Before): void {
  const locale = currentLocale();
  const texts = LOGIN_TEXTS[locale];
  document.documentElement.lang = locale;
  document.title = `${texts.title} — ${PRODUCT}`;
  let refused = before?.refused;
  const choices = languages(texts.language, (chosen) => {
    storeLocale(chosen);
    drawLogin(options, { typed: typed(), refused });
    document.querySelector<HTMLElement>('[aria-current]')?.focus();
  });
  const hold = (isHeld: boolean) => {
    for (const button of choices.querySelectorAll('button')) button.disabled = isHeld;
  };
  const submit = async (credentials: Credentials) => {
    hold(true);
    const refusal = await options.onSubmit(credentials);
    // While the page is being left they stay held.
    if (refusal !== undefined) hold(false);
    return refusal;
  };
  const { form, fill, typed, refuse } = loginForm(texts, submit, (refusal) => {
    refused = refusal;
  });
  if (before) fill(before.typed);
  if (refused) refuse(refused);
  const brand = element('p', { class: entry.brand }, drawing(20, MARK, true), element('span', {}, PRODUCT));
  const column = element(
    'div',
    { class: entry.column },
    brand,
    element('h1', { class: entry.title }, texts.title),
    form,
    element('p', { class: entry.foot }, element('a', { href: '/public/forgot-password' }, texts.forgot)),
  );
  if (options.demo) column.append(demoLogins(options.demo, texts, fill));
  column.append(choices);
  document.body.replaceChildren(element('main', { class: entry.page }, column));
}
