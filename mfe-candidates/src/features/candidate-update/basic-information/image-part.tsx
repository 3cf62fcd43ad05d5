import type { Candidate } from '@cantera/shared/contracts/candidates';
import { MAX_AVATAR_BYTES } from '@cantera/shared/contracts/enums';
import { Avatar, toast, useText } from '@cantera/shared/design-system';
import { fieldText, ImageUpload } from '@cantera/shared/forms';
import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { fullName } from '../../../lib/person-name.ts';
import { useT } from '../../../messages/index.ts';
import type { BasicInput, BasicOutput } from './basic-values.ts';

type ImagePartProps = { candidate: Candidate; form: UseFormReturn<BasicInput, unknown, BasicOutput> };

/** The candidate's picture, initials while there is none. What is no picture or too large is refused when it is chosen. */
export function ImagePart({ candidate, form }: ImagePartProps) {
  const t = useT();
  const text = useText();
  const { control, resetField, setError } = form;
  const image = useWatch({ control, name: 'image' });
  useEffect(() => {
    if (!(image instanceof File)) return;
    const refuse = (message: string) => {
      resetField('image');
      setError('image', { type: 'custom', message });
    };
    if (!image.type.startsWith('image/')) {
      refuse(fieldText(text, 'not_an_image'));
    } else if (image.size > MAX_AVATAR_BYTES) {
      refuse(t('candidates.update.imageTooLarge'));
      toast.error(t('candidates.update.error'), { description: t('candidates.update.imageTooLarge') });
    }
  }, [image, resetField, setError, t, text]);
  return (
    <ImageUpload
      isOptional
      isRound
      control={control}
      name="image"
      label={t('candidates.update.image')}
      hint={t('candidates.update.imageHint')}
      currentUrl={candidate.profileImageUrl}
      fallback={<Avatar person={{ id: candidate.id, name: fullName(candidate) }} size={56} isDecorative />}
    />
  );
}
