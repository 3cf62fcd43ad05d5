import { controlsOf, errorOf, fieldOf, showError } from './field-errors.ts';
import { enhanceFileField } from './file-field.ts';

const fieldsOf = (form: HTMLFormElement): HTMLElement[] => [...form.querySelectorAll<HTMLElement>('.field')];

function validateWhileTyping(form: HTMLFormElement): void {
  const check = (event: Event): void => {
    const field = event.target instanceof Element ? fieldOf(event.target) : null;
    if (!field) return;
    const error = errorOf(field);
    // While typing an error only goes away; it appears when the field is left.
    if (event.type === 'change' || error === '') showError(field, error);
  };
  form.addEventListener('change', check);
  form.addEventListener('input', check);
}

/** Shows every error and puts the keyboard on the first wrong field. True when there is none. */
function validate(form: HTMLFormElement): boolean {
  form.querySelector('.error-summary')?.remove();
  const wrong = fieldsOf(form).filter((field) => {
    const error = errorOf(field);
    showError(field, error);
    return error !== '';
  });
  const [first] = wrong;
  if (first) controlsOf(first)[0]?.focus();
  return wrong.length === 0;
}

interface SendingView {
  progress(share: number): void;
  failed(): void;
}

function sendingView(form: HTMLFormElement): SendingView {
  const label = form.querySelector<HTMLElement>('[data-send-label]');
  const button = label?.closest('button');
  const bar = form.querySelector<HTMLProgressElement>('[data-progress]');
  const failure = form.querySelector<HTMLElement>('[data-send-error]');
  const idle = label?.textContent ?? '';
  const percent = new Intl.NumberFormat(document.documentElement.lang, { style: 'percent' });
  const set = (share: number | null): void => {
    if (label)
      label.textContent =
        share === null ? idle : (form.dataset.sending ?? '').replace('{percent}', percent.format(share));
    button?.setAttribute('aria-disabled', String(share !== null));
    if (bar) {
      bar.hidden = share === null;
      bar.value = (share ?? 0) * 100;
    }
  };
  if (failure) failure.hidden = true;
  set(0);
  return {
    progress: set,
    failed() {
      set(null);
      if (!failure) return;
      failure.textContent = form.dataset.failed ?? '';
      failure.hidden = false;
    },
  };
}

/**
 * Has the browser ask before what was typed is left: a link or another language would lose it, the file too.
 * @returns ends that, for a form that was stored.
 */
function guardLeaving(form: HTMLFormElement, isTyped: boolean): () => void {
  const ask = (event: BeforeUnloadEvent): void => {
    // A form that the server's answer took the place of has a guard of its own.
    if (form.isConnected) event.preventDefault();
  };
  // Not before there is something to lose: it keeps a page from being shown again at once by Back.
  const begin = (): void => window.addEventListener('beforeunload', ask);
  if (isTyped) begin();
  else form.addEventListener('input', begin, { once: true });
  return () => {
    form.removeEventListener('input', begin);
    window.removeEventListener('beforeunload', ask);
  };
}

/** Puts the page that the server answered in place of this one; the chosen file stays chosen. */
function showAnswer(form: HTMLFormElement, body: string): boolean {
  const page = new DOMParser().parseFromString(body, 'text/html');
  const main = page.querySelector('main');
  const here = document.querySelector('main');
  if (!main || !here) return false;
  const files = form.querySelector<HTMLInputElement>('input[type=file]')?.files;
  here.replaceWith(document.adoptNode(main));
  document.title = page.title;
  const input = document.querySelector<HTMLInputElement>('form[data-apply] input[type=file]');
  if (input && files && files.length > 0) {
    input.files = files;
    // The page asks for the file again, as it must without a script.
    const hint = document.getElementById(`${input.id}-hint`);
    const usual = input.closest<HTMLElement>('.file-box')?.dataset.hint;
    if (hint && usual) hint.textContent = usual;
  }
  enhanceApplyForm(true);
  (document.getElementById('errors') ?? main).focus();
  return true;
}

interface Sent {
  /** It is stored; the page goes to its receipt. */
  stored(): void;
  /** Another try is possible. */
  failed(): void;
}

function send(form: HTMLFormElement, told: Sent): void {
  const view = sendingView(form);
  const request = new XMLHttpRequest();
  const fail = (): void => {
    view.failed();
    told.failed();
  };
  request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
    if (lengthComputable) view.progress(loaded / total);
  });
  request.addEventListener('error', fail);
  request.addEventListener('abort', fail);
  request.addEventListener('load', () => {
    // The receipt has an address of its own, which the request was led to.
    if (request.responseURL && request.responseURL !== form.action) {
      told.stored();
      location.assign(request.responseURL);
      return;
    }
    const isPage = request.getResponseHeader('content-type')?.startsWith('text/html') ?? false;
    if (request.status >= 500 || !isPage || !showAnswer(form, request.responseText)) fail();
  });
  request.open('POST', form.action);
  request.setRequestHeader('accept', 'text/html');
  request.send(new FormData(form));
}

/** Checks fields as they are left, shows how far the sending is, never sends twice, and asks before it is left unsent. */
export function enhanceApplyForm(isTyped = false): void {
  const form = document.querySelector<HTMLFormElement>('form[data-apply]');
  if (!form) return;
  form.noValidate = true;
  for (const box of form.querySelectorAll<HTMLElement>('.file-box')) enhanceFileField(box);
  validateWhileTyping(form);
  const release = guardLeaving(form, isTyped);
  let sending = false;
  // Back from the receipt a browser may show the page as it was left, in the middle of sending.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && sending) location.reload();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (sending || !validate(form)) return;
    sending = true;
    send(form, {
      stored: release,
      failed: () => {
        sending = false;
      },
    });
  });
}
