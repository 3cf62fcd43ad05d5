import { call, isApiError, upload } from '@cantera/shared/api-client';
import { updateCandidate } from '@cantera/shared/contracts/candidate-changes';
import type { Candidate } from '@cantera/shared/contracts/candidates';
import { uploadImage } from '@cantera/shared/contracts/files';
import { toast } from '@cantera/shared/design-system';
import { useZodForm } from '@cantera/shared/forms';
import type { CityChoice } from '@cantera/shared/lookups';
import { useCallback, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { BasicFields } from '../../../lib/candidate-fields/basic-fields.tsx';
import {
  type BasicOutput,
  basicBody,
  basicSchema,
  basicValues,
} from '../../../lib/candidate-fields/basic-values.ts';
import { useT } from '../../../messages/index.ts';
import { candidateForm } from '../candidate-form.tsx';
import { FormFrame } from '../form-frame.tsx';
import { useFollowing, useSaving } from '../use-saving.ts';
import { ImagePart } from './image-part.tsx';
import { LocationPart } from './location-part.tsx';

/** Another candidate has the e-mail or LinkedIn address already: who. */
function Duplicate({ id }: { id: string }) {
  const t = useT();
  return (
    <>
      {t('candidates.update.exists')} <Link to={`/candidates/${id}`}>{t('candidates.update.openOther')}</Link>
    </>
  );
}

const existingIdOf = (error: unknown): string | undefined =>
  isApiError(error) && error.is(updateCandidate, 'CANDIDATE_EXISTS')
    ? error.details.existingCandidateId
    : undefined;

/** Uploads a picture once, however often the save is tried. */
function useUploadOnce(): (file: File) => Promise<string> {
  const addresses = useRef(new WeakMap<File, string>());
  return async (file) => {
    const known = addresses.current.get(file);
    if (known) return known;
    const { url } = await upload(uploadImage, {}, { image: file });
    addresses.current.set(file, url);
    return url;
  };
}

function useBasicForm(candidate: Candidate) {
  const form = useZodForm(basicSchema, { defaults: basicValues(candidate) });
  const saving = useSaving(candidate, form.formState.isDirty);
  const uploadOnce = useUploadOnce();
  const city = useRef<CityChoice | null>(undefined);
  const [existingId, setExistingId] = useState<string>();
  const { reset } = form;
  useFollowing(
    form,
    candidate,
    useCallback((fresh: Candidate) => reset(basicValues(fresh)), [reset]),
  );
  const save = async (values: BasicOutput, how: { overwrites: boolean }) => {
    setExistingId(undefined);
    const picture = values.image ? { profileImageUrl: await uploadOnce(values.image) } : {};
    // Where the candidate lives was sent when it was chosen; it is sent again so that one save holds all that
    // the screen shows.
    await saving.step(
      (version) =>
        call(updateCandidate, {
          params: { id: candidate.id },
          body: {
            ...basicBody(values),
            ...picture,
            ...(city.current === undefined ? {} : { location: city.current?.id ?? null }),
            version,
          },
        }),
      how,
    );
    saving.finish();
  };
  const fail = (error: unknown) => {
    setExistingId(existingIdOf(error));
    if (!existingIdOf(error)) toast.standardError();
  };
  const reload = async () => {
    reset(basicValues(await saving.reread()));
    city.current = undefined;
  };
  const chooseCity = (chosen: CityChoice | null | undefined) => {
    city.current = chosen;
  };
  return { form, saving, save, fail, reload, existingId, chooseCity };
}

function BasicInformationForm({ candidate }: { candidate: Candidate }) {
  const { form, saving, save, fail, reload, existingId, chooseCity } = useBasicForm(candidate);
  return (
    <FormFrame
      title="candidates.update.basic"
      form={form}
      onSubmit={save}
      onReload={reload}
      onFailure={fail}
      problem={existingId && <Duplicate id={existingId} />}
    >
      <ImagePart candidate={candidate} form={form} />
      <BasicFields
        isLastNameOptional
        location={<LocationPart candidate={candidate} saving={saving} onChoose={chooseCity} />}
      />
    </FormFrame>
  );
}

export const Component = candidateForm(BasicInformationForm);
