import { useT } from '../../messages/update-pages.ts';

/** Which of several changes was the first not to be saved, and how many were saved before it. */
export function SaveStopped({ name, savedBefore }: { name: string; savedBefore: number }) {
  const t = useT();
  return t('candidates.update.stopped', { name, count: savedBefore });
}
