import type { Candidate } from '@cantera/shared/contracts/candidates';
import { MAX_AVATAR_BYTES } from '@cantera/shared/contracts/enums';
import { fullName } from '@cantera/shared/contracts/text';
import { Avatar, toast, useText } from '@cantera/shared/design-system';
import { fieldText, ImageUpload } from '@cantera/shared/forms';
import type { UseFormReturn } from 'react-hook-form';
import type { BasicInput, BasicOutput } from '../../../lib/candidate-fields/basic-values.ts';
import { useT } from '../../../messages/update-pages.ts';

type ImagePartProps = { candidate: Candidate; form: UseFormReturn<BasicInput, unknown, BasicOutput> };

/** The candidate's picture, initials while there is none. What is no picture or too large is refused when it is chosen. */
export function ImagePart({ candidate, form }: ImagePartProps) {
  const t = useT();
  const text = useText();
  const { control, setError } = form;
  const refuse = (message: string): boolean => {
    setError('image', { type: 'custom', message });
    return true;
  };
  const refuses = ({ type, size }: File): boolean => {
    if (!type.startsWith('image/')) return refuse(fieldText(text, 'not_an_image'));
    if (size <= MAX_AVATAR_BYTES) return false;
    toast.error(t('candidates.update.error'), { description: t('candidates.update.imageTooLarge') });
    return refuse(t('candidates.update.imageTooLarge'));
  };
  return (
    <ImageUpload
      isOptional
      isRound
      control={control}
      name="image"
      label={t('candidates.update.image')}
      hint={t('candidates.update.imageHint')}
      refuses={refuses}
      currentUrl={candidate.profileImageUrl}
      fallback={<Avatar person={{ id: candidate.id, name: fullName(candidate) }} size={56} isDecorative />}
    />
  );
}
