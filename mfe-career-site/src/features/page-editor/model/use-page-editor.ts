import { ApiError, isApiError } from '@cantera/shared/api-client';
import type { SitePage } from '@cantera/shared/contracts/career-site';
import { toast } from '@cantera/shared/design-system';
import { isChangedMeanwhile, useLeaveGuard } from '@cantera/shared/editing';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type CareerSite, useSiteCalls } from '../../../lib/career-site/use-career-site.ts';
import { useT } from '../../../messages/page-editor.ts';
import { type PageForm, usePageForm } from './page-schema.ts';
import { type PageValues, pageText, partsOf, storedPageText, valuesOf } from './page-values.ts';
import { refusedField } from './refused-field.ts';

/** What the form's changes are made from: the site that was read, and the text of its page. */
type Base = { site: CareerSite; text: string };

/** The refusal with the form's own names for the fields. */
function atFields(error: unknown, values: PageValues, { configurations }: CareerSite): unknown {
  if (!isApiError(error)) return error;
  const fields = Object.entries(error.fields).flatMap(([place, key]) => {
    const field = refusedField(place, values, configurations.language);
    return field ? [[field, key] as const] : [];
  });
  const { type, status, message, requestId = '' } = error;
  return fields.length > 0
    ? new ApiError({ type, status, message, requestId, fields: Object.fromEntries(fields) })
    : error;
}

/** Whether both say the same on this page, in every language. */
const isSamePage = (page: SitePage, one: CareerSite, other: CareerSite): boolean =>
  storedPageText(page, one.configurations) === storedPageText(page, other.configurations);

function useSaving(page: SitePage, base: Base, onOther: (theirs: CareerSite) => void) {
  const { read, save } = useSiteCalls();
  /** What others changed on other pages meanwhile stands beside this one. Throws ApiError. */
  return async (values: PageValues, overwrites: boolean): Promise<CareerSite> => {
    const send = (from: CareerSite) => save(partsOf(page, values, from.configurations), from);
    if (overwrites) return send(await read());
    try {
      return await send(base.site);
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw atFields(error, values, base.site);
      const now = await read();
      if (isSamePage(page, base.site, now)) return send(now);
      onOther(now);
      throw error;
    }
  };
}

/** A page's form, whether something in it is unsaved, and how it is saved. */
export function usePageEditor(page: SitePage, stored: CareerSite) {
  const t = useT();
  const { read } = useSiteCalls();
  const [base, setBase] = useState<Base>(() => ({
    site: stored,
    text: storedPageText(page, stored.configurations),
  }));
  const form: PageForm = usePageForm(page, valuesOf(page, stored.configurations));
  const { language } = base.site.configurations;
  const text = useWatch({
    control: form.control,
    compute: (values: PageValues) => pageText(page, values, language),
  });
  const { isSubmitting } = form.formState;
  const isDirty = text !== base.text;
  useLeaveGuard(isDirty && !isSubmitting);
  /** The version of somebody else that a save ran into. */
  const [other, setOther] = useState<CareerSite>();
  const { reset } = form;
  const take = useCallback(
    (site: CareerSite) => {
      reset(valuesOf(page, site.configurations));
      setBase({ site, text: storedPageText(page, site.configurations) });
      setOther(undefined);
    },
    [reset, page],
  );
  useEffect(() => {
    if (isSubmitting || stored.version === base.site.version) return;
    // What somebody else saved elsewhere on the site is no change of this page.
    if (isSamePage(page, stored, base.site)) setBase(({ text: same }) => ({ site: stored, text: same }));
    else if (!isDirty) take(stored);
  }, [page, stored, base, isDirty, isSubmitting, take]);

  const settle = useRef<() => Promise<boolean>>(async () => true);
  const write = useSaving(page, base, setOther);
  const save = async (_: unknown, { overwrites }: { overwrites: boolean }) => {
    // A picture that could not be uploaded says so at its field.
    if (!(await settle.current())) return;
    const values = form.getValues();
    const site = await write(values, overwrites);
    setBase({ site, text: pageText(page, values, language) });
    setOther(undefined);
    toast.success(t('editor.saved'));
  };
  const reload = async () => take(await read());
  return {
    form,
    base,
    language,
    isDirty,
    other,
    save,
    reload,
    /** Waits for what a field still uploads; false when that failed. */
    settle,
  };
}
export type PageEditor = ReturnType<typeof usePageEditor>;
