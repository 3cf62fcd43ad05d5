import { call } from '../api-client/client.ts';
import { autocompleteCities, type City } from '../contracts/lookups.ts';
import { useText } from '../texts/use-text.ts';
import type { PickerProps } from './picker-props.ts';
import { SearchPick } from './search-pick.tsx';

/** A city as forms hold it: its id goes to the server, its address is read. */
export type CityChoice = Pick<City, 'id' | 'address'>;

export const searchCities = async (searchQuery: string) => {
  const { data } = await call(autocompleteCities, { body: { searchQuery } });
  return data.results.map(({ id, address }) => ({ id, label: address }));
};

type CityPickProps = PickerProps<CityChoice | null> & {
  hasFocus?: boolean;
  /** Called when the field is left or Escape is pressed, picked or not. */
  onLeave?: () => void;
};

/** One city, searched from 3 letters on; it can be cleared. */
export function CityPick({ value, onChange, ...props }: CityPickProps) {
  const text = useText();
  return (
    <SearchPick
      {...props}
      shown={value?.address}
      placeholder={text('shared.lookup.searchCity')}
      search={searchCities}
      onPick={({ id, label }) => onChange({ id, address: label })}
      onClear={() => onChange(null)}
    />
  );
}
