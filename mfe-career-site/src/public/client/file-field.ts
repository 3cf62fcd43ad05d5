const KILO = 1_000;
const MEGA = 1_000_000;

function size(bytes: number): string {
  const large = bytes >= MEGA;
  return new Intl.NumberFormat(document.documentElement.lang, {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large ? 1 : 0,
  }).format(large ? bytes / MEGA : Math.max(1, bytes / KILO));
}

const line = (className: string): HTMLSpanElement => {
  const span = document.createElement('span');
  span.className = className;
  return span;
};

/** Shows the chosen file's name and size in place of the browser's own words, and takes a dropped one. */
export function enhanceFileField(box: HTMLElement): void {
  const input = box.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) return;
  const text = line('file-text');
  const name = line('file-name');
  const weight = line('file-size');
  const action = line('file-action');
  text.setAttribute('aria-live', 'polite');
  action.setAttribute('aria-hidden', 'true');
  text.append(name, weight);
  const show = (): void => {
    const file = input.files?.[0];
    name.textContent = file?.name ?? box.dataset.choose ?? '';
    weight.textContent = file ? size(file.size) : '';
    action.textContent = file ? (box.dataset.replace ?? '') : '';
  };
  box.classList.add('enhanced');
  box.append(text, action);
  input.addEventListener('change', show);
  for (const kind of ['dragenter', 'dragover']) box.addEventListener(kind, () => box.classList.add('over'));
  for (const kind of ['dragleave', 'drop']) box.addEventListener(kind, () => box.classList.remove('over'));
  show();
}
