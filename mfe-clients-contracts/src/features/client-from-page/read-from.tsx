import { Quote } from 'lucide-react';
import { type Control, get, useFormState } from 'react-hook-form';
import { shortAddress, webAddress } from '../../lib/client-words.ts';
import { useT } from '../../messages/client-from-page.ts';
import styles from './client-from-page.module.css';
import type { NewClient, NewClientInput } from './new-client.ts';

type Words = { quote: string; page: string; byModel?: boolean | undefined };

/** Marks what a page has said: its words, and the page. */
export function ReadFrom({ sources }: { sources: readonly Words[] }) {
  const t = useT();
  return sources.map(({ quote, page, byModel }) => {
    const url = webAddress(page);
    return (
      <span key={`${quote} ${page}`} className={styles.mark}>
        <Quote size={12} aria-hidden />
        <span>
          {t(byModel ? 'fromPage.readByAi' : 'fromPage.read', { quote })}
          {url && (
            <>
              {', '}
              <a href={url.href} target="_blank" rel="noreferrer">
                {shortAddress(url)}
              </a>
            </>
          )}
        </span>
      </span>
    );
  });
}

type FieldSourceProps = {
  control: Control<NewClientInput, unknown, NewClient>;
  name: keyof NewClientInput;
  sources: readonly Words[];
};

/** The mark of a field until a person has changed it. */
export function FieldSource({ control, name, sources }: FieldSourceProps) {
  const { dirtyFields } = useFormState({ control, name });
  return get(dirtyFields, name) ? null : <ReadFrom sources={sources} />;
}
