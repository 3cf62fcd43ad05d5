import { type CityChoice, CityPick } from '@cantera/shared/lookups';
import { useT } from '../../../messages/index.ts';

type LocationEditorProps = {
  value: CityChoice | null;
  onPick: (city: CityChoice | null) => void;
  onLeave: () => void;
};

/** The search for the city where the candidate lives. */
export default function LocationEditor({ value, onPick, onLeave }: LocationEditorProps) {
  const t = useT();
  return (
    <CityPick
      hasFocus
      label={t('candidates.field.location')}
      value={value}
      onChange={onPick}
      onLeave={onLeave}
    />
  );
}
