import { isApiError, upload } from '@cantera/shared/api-client';
import { MAX_AVATAR_BYTES } from '@cantera/shared/contracts/enums';
import { uploadImage } from '@cantera/shared/contracts/files';
import type { User } from '@cantera/shared/contracts/users';
import { BusyButton, toast, useText } from '@cantera/shared/design-system';
import { fieldText } from '@cantera/shared/forms';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useT } from '../../messages/profile.ts';
import { type AvatarChoice, AvatarField } from './avatar-field.tsx';
import { Section } from './section.tsx';
import type { SectionProps } from './sections.ts';
import { useSaveProfile } from './use-save-profile.ts';

const STORED: AvatarChoice = { kind: 'stored' };

const isTooLarge = (choice: AvatarChoice): boolean =>
  choice.kind === 'chosen' && choice.file.size > MAX_AVATAR_BYTES;

/** What is chosen for the picture, what is wrong with it, and its saving. */
function useImageChoice(user: User) {
  const t = useT();
  const text = useText();
  const saveProfile = useSaveProfile(user);
  const [choice, setChoice] = useState<AvatarChoice>(STORED);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  const refuseSize = () => {
    setError(t('profile.image.tooLarge'));
    toast.error(t('profile.image.error'), { description: t('profile.image.tooLarge') });
  };
  const choose = (next: AvatarChoice) => {
    setError(undefined);
    if (next.kind === 'chosen' && !next.file.type.startsWith('image/')) {
      setError(fieldText(text, 'not_an_image'));
      return;
    }
    setChoice(next);
    if (isTooLarge(next)) refuseSize();
  };
  const tell = (failure: unknown) => {
    const key = isApiError(failure) ? failure.fields.image : undefined;
    if (key === 'file_too_large') refuseSize();
    else if (key) setError(fieldText(text, key));
    else toast.standardError();
  };
  const save = async () => {
    if (isBusy || choice.kind === 'stored' || isTooLarge(choice)) return;
    setIsBusy(true);
    try {
      const imageUrl =
        choice.kind === 'chosen' ? (await upload(uploadImage, {}, { image: choice.file })).url : null;
      await saveProfile({ imageUrl });
      setChoice(STORED);
      setError(undefined);
      // `Save` is disabled from here on, and would take the focus with it.
      opener.current?.focus();
      toast.success(t('profile.image.saved'));
    } catch (failure) {
      tell(failure);
    } finally {
      setIsBusy(false);
    }
  };
  return { choice, choose, error, isBusy, save, opener };
}

export function ImageSection({ user, onDirtyChange }: SectionProps) {
  const t = useT();
  const { choice, choose, error, isBusy, save, opener } = useImageChoice(user);
  const isDirty = choice.kind !== 'stored';
  useEffect(() => onDirtyChange('image', isDirty), [onDirtyChange, isDirty]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Section name="image" about={t('profile.image.about')}>
      <form noValidate aria-label={t('profile.image.title')} onSubmit={submit}>
        <AvatarField user={user} choice={choice} onChoose={choose} error={error} opener={opener} />
        <BusyButton
          type="primary"
          htmlType="submit"
          isBusy={isBusy}
          disabled={!isDirty || isTooLarge(choice)}
        >
          {t('profile.save')}
        </BusyButton>
      </form>
    </Section>
  );
}
