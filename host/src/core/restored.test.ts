import { reloadWhenRestored } from './restored.ts';

const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('a document that a browser brings back is loaded anew where it cannot go on', () => {
  const reload = jest.fn();
  let isStale = false;
  reloadWhenRestored(() => isStale, reload);
  show(true);
  isStale = true;
  show(false);
  expect(reload).not.toHaveBeenCalled();
  show(true);
  expect(reload).toHaveBeenCalledTimes(1);
});
