import type { DemoLogins } from '@cantera/shared/contracts/demo-logins';
import entry from '../layout/entry-page.module.css';
import { drawing, element } from './element.ts';
import styles from './login.module.css';
import type { LoginTexts } from './texts.ts';

export type Refusal = keyof LoginTexts['refused'];
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

// Drawings of lucide, as the app's own fields have them.
const EYE = [
  ['M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0'],
  ['M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0'],
] as const;
const STROKE = ['M3 3l18 18'] as const;

interface Field {
  readonly frame: HTMLElement;
  readonly input: HTMLInputElement;
  /** Says that it is empty, or takes that back. */
  complain(words: string | undefined): void;
}

type FieldShape = {
  name: keyof Credentials;
  label: string;
  type: string;
  autocomplete: string;
  most: number;
};

function field({ name, label, type, autocomplete, most }: FieldShape): Field {
  const input = element('input', {
    id: name,
    name,
    type,
    autocomplete,
    autocapitalize: 'none',
    spellcheck: 'false',
    maxlength: String(most),
    'aria-required': 'true',
    class: styles.input,
  });
  const frame = element(
    'div',
    { class: styles.field },
    element('label', { for: name, class: styles.label }, label),
    input,
  );
  const fault = element('p', { id: `${name}-error`, class: styles.fault });
  return {
    frame,
    input,
    complain(words) {
      fault.remove();
      input.removeAttribute('aria-invalid');
      input.removeAttribute('aria-describedby');
      if (words === undefined) return;
      fault.textContent = words;
      frame.append(fault);
      input.setAttribute('aria-invalid', 'true');
      input.setAttribute('aria-describedby', fault.id);
    },
  };
}

/** Shows what is typed as a password, until it is pressed again. */
function reveal(input: HTMLInputElement, texts: LoginTexts): HTMLElement {
  const button = element('button', { type: 'button', class: styles.reveal });
  const draw = () => {
    const isShown = input.type === 'text';
    button.setAttribute('aria-label', isShown ? texts.hide : texts.show);
    button.replaceChildren(drawing(24, isShown ? [...EYE, STROKE] : EYE, false));
  };
  button.addEventListener('click', () => {
    input.type = input.type === 'text' ? 'password' : 'text';
    draw();
  });
  draw();
  return element('div', { class: styles.secret }, input, button);
}

export interface LoginForm {
  readonly form: HTMLFormElement;
  /** Puts a login into the fields. */
  fill(credentials: Credentials): void;
  typed(): Credentials;
  /** Says why a login was refused. */
  refuse(refusal: Refusal): void;
}

/**
 * The form of the login. `onSubmit` answers why it was refused, or nothing while the page is being left. What was
 * typed stays whatever happens; a second press while the first is under way does nothing.
 */
export function loginForm(
  texts: LoginTexts,
  onSubmit: (credentials: Credentials) => Promise<Refusal | undefined>,
  onRefusal: (refusal: Refusal | undefined) => void = () => undefined,
): LoginForm {
  const email = field({
    name: 'email',
    label: texts.email,
    type: 'email',
    autocomplete: 'username',
    most: 254,
  });
  const password = field({
    name: 'password',
    label: texts.password,
    type: 'password',
    autocomplete: 'current-password',
    most: 200,
  });
  password.frame.append(reveal(password.input, texts));
  const words = element('span', {}, texts.submit);
  const button = element('button', { type: 'submit', class: styles.submit }, words);
  const alert = element('p', { role: 'alert', class: entry.alert });
  const form = element(
    'form',
    { 'aria-label': texts.title, novalidate: true },
    email.frame,
    password.frame,
    button,
  );
  const typed = () => ({ email: email.input.value.trim(), password: password.input.value });
  const check = (): Field | undefined => {
    const empty = [email, password].filter(({ input }) => input.value.trim() === '');
    for (const one of [email, password]) one.complain(empty.includes(one) ? texts.required : undefined);
    return empty[0];
  };
  let wasSubmitted = false;
  form.addEventListener('input', () => {
    if (wasSubmitted) check();
  });
  const refuse = (refusal: Refusal) => {
    alert.textContent = texts.refused[refusal];
    form.prepend(alert);
  };
  const submit = async (): Promise<void> => {
    if (button.ariaBusy === 'true') return;
    wasSubmitted = true;
    alert.remove();
    onRefusal(undefined);
    const wrong = check();
    if (wrong) return wrong.input.focus();
    button.ariaBusy = 'true';
    const refusal = await onSubmit(typed());
    if (refusal === undefined) return;
    button.ariaBusy = 'false';
    refuse(refusal);
    onRefusal(refusal);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  return {
    form,
    typed,
    refuse,
    fill(credentials) {
      email.input.value = credentials.email;
      password.input.value = credentials.password;
      if (wasSubmitted) check();
    },
  };
}

/** Who can log in to the demo; choosing one of them fills the form in. */
export function demoLogins(
  demo: DemoLogins,
  texts: LoginTexts,
  onChoose: (credentials: Credentials) => void,
): HTMLElement {
  const people = demo.people.map(({ email, role }) => {
    const use = element(
      'button',
      { type: 'button', class: styles.use, 'aria-label': texts.useOf(email) },
      texts.use,
    );
    use.addEventListener('click', () => onChoose({ email, password: demo.password }));
    const who = element('span', {}, email, element('span', { class: styles.role }, texts.roles[role]));
    return element('li', { class: styles.person }, who, use);
  });
  return element(
    'section',
    { class: styles.demo, 'aria-labelledby': 'demo-logins' },
    element('h2', { id: 'demo-logins', class: styles.title }, texts.demo),
    element('p', { class: styles.password }, `${texts.demoPassword} `, element('code', {}, demo.password)),
    element('ul', { class: styles.people }, ...people),
  );
}
