import { call, isApiError } from '@cantera/shared/api-client';
import type { SitePage } from '@cantera/shared/contracts/career-site';
import { previewCareerSite } from '@cantera/shared/contracts/site-preview';
import type { Locale } from '@cantera/shared/session';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAgencyId } from '../../../lib/career-site/use-career-site.ts';
import type { PageForm } from '../model/page-schema.ts';
import { draftOf } from '../model/page-values.ts';
import { drawPage } from './draw-page.ts';
import { type PreviewQueue, previewQueue } from './preview-queue.ts';

/** Asked too often: in how many ms the server is asked again. */
const AGAIN_MS = 1000;
const TOO_MANY = 429;
const REFUSED: ReadonlySet<number> = new Set([400, 413]);

/** Why the frame does not show what stands in the form: no answer, or a form that cannot be drawn as it is. */
export type PreviewProblem = 'failed' | 'refused';

type PreviewOptions = {
  form: PageForm;
  page: SitePage;
  /** The frame's. */
  locale: Locale;
  /** The site's own. */
  language: Locale;
  /** When the last key of the form was pressed, by the clock of `performance.now()`. */
  keyAt: RefObject<number | undefined>;
};

/** Draws what stands in a form over the document of a frame, while there is one. */
export function usePreview(options: PreviewOptions) {
  const agencyId = useAgencyId();
  const [problem, setProblem] = useState<PreviewProblem>();
  const shown = useRef<Document | null>(null);
  const latest = useRef({ ...options, agencyId });
  useLayoutEffect(() => {
    latest.current = { ...options, agencyId };
  });
  const queue = useRef<PreviewQueue>(null);
  const { form, keyAt } = options;

  useEffect(() => {
    const gone = new AbortController();
    const draw = async (): Promise<number | undefined> => {
      const { page, locale, language, agencyId: id } = latest.current;
      if (!shown.current) return undefined;
      try {
        const { data } = await call(
          previewCareerSite,
          {
            params: { agencyId: id },
            body: { page, locale, configurations: draftOf(page, form.getValues(), language) },
          },
          { signal: gone.signal },
        );
        // The frame may show another page, or another language, by now.
        if (shown.current && locale === latest.current.locale) await drawPage(shown.current, locale, data);
        setProblem(undefined);
      } catch (error) {
        if (gone.signal.aborted) return undefined;
        if (isApiError(error) && error.status === TOO_MANY) return AGAIN_MS;
        setProblem(isApiError(error) && REFUSED.has(error.status) ? 'refused' : 'failed');
      }
      return undefined;
    };
    const drawings = previewQueue(draw);
    queue.current = drawings;
    // What was typed into a text is told in a pause: its key was pressed before.
    const { unsubscribe } = form.watch(() => drawings.note(keyAt.current));
    return () => {
      unsubscribe();
      drawings.stop();
      gone.abort();
      queue.current = null;
    };
  }, [form, keyAt]);

  const draw = useCallback(() => queue.current?.now(), []);
  const show = useCallback((page: Document | null) => {
    shown.current = page;
    setProblem(undefined);
  }, []);
  return {
    problem,
    /** Draws what stands in the form now. */
    draw,
    /** Names the document to draw over; null for none. */
    show,
  };
}
