import { isApiError, upload } from '@cantera/shared/api-client';
import {
  MAX_PROFILE_BYTES,
  MAX_PROFILES,
  type RowProblem,
  type UploadedProfiles,
  uploadHuntProfiles,
} from '@cantera/shared/contracts/hunt-profiles';
import { formatList, formatNumber } from '@cantera/shared/i18n';
import { useState } from 'react';
import { useT } from '../../../messages/hunts.ts';

/** Why a file was not taken. */
export interface FileRefusal {
  readonly name: string;
  readonly text: string;
  readonly problems: readonly RowProblem[];
}

/** Sends files of profiles; what was sent before stays whatever becomes of the next. */
export function useUpload(onRead: (file: UploadedProfiles) => void) {
  const t = useT();
  const [reading, setReading] = useState<string>();
  const [refusal, setRefusal] = useState<FileRefusal>();

  const why = (error: unknown): Omit<FileRefusal, 'name'> => {
    if (isApiError(error) && error.is(uploadHuntProfiles, 'PROFILES_NOT_READABLE')) {
      const { reason, columns, problems } = error.details;
      const words = t(`hunts.files.refused.${reason}`, {
        columns: formatList(columns),
        max: formatNumber(MAX_PROFILES),
      });
      return { text: words, problems };
    }
    const isTooLarge = isApiError(error) && error.fields?.file === 'file_too_large';
    return { text: t(isTooLarge ? 'hunts.files.tooLarge' : 'hunts.files.failed'), problems: [] };
  };
  const send = async (file: File): Promise<void> => {
    setRefusal(undefined);
    if (file.size > MAX_PROFILE_BYTES) {
      setRefusal({ name: file.name, text: t('hunts.files.tooLarge'), problems: [] });
      return;
    }
    setReading(file.name);
    try {
      onRead((await upload(uploadHuntProfiles, {}, { file })).data);
    } catch (error) {
      setRefusal({ name: file.name, ...why(error) });
    } finally {
      setReading(undefined);
    }
  };
  return { send, reading, refusal };
}
