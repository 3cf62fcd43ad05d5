import type { FieldValues } from 'react-hook-form';
import { FieldFrame, type FieldProps, useField } from '../forms/fields/field-frame.tsx';
import { useText } from '../texts/use-text.ts';
import { ChosenList } from './chosen-list.tsx';
import { type CityChoice, CityPick, searchCities } from './city-pick.tsx';
import { SearchPick } from './search-pick.tsx';

const isCity = (value: unknown): value is CityChoice =>
  typeof value === 'object' && value !== null && 'id' in value && 'address' in value;

/** One city; the form holds it as `{ id, address }`, or null. */
export function CityField<V extends FieldValues, C, T>(props: FieldProps<V, C, T>) {
  const { aria, error, value, onChange, onBlur, ref } = useField(props);
  return (
    <FieldFrame {...props} id={aria.id} error={error}>
      <CityPick
        label={props.label}
        aria={aria}
        inputRef={ref}
        isDisabled={props.isDisabled}
        value={isCity(value) ? value : null}
        onChange={onChange}
        onLeave={onBlur}
      />
    </FieldFrame>
  );
}

/** Several cities in an order; the form holds a list of `{ id, address }`. */
export function CitiesField<V extends FieldValues, C, T>(props: FieldProps<V, C, T>) {
  const text = useText();
  const { aria, error, value, onChange, onBlur, ref } = useField(props);
  const cities = Array.isArray(value) ? value.filter(isCity) : [];
  return (
    <FieldFrame {...props} id={aria.id} error={error}>
      <ChosenList
        label={props.label}
        chosen={cities.map(({ id, address }) => ({ id, label: address }))}
        isDisabled={props.isDisabled}
        onRemove={(id) => {
          onChange(cities.filter((city) => city.id !== id));
          document.getElementById(aria.id)?.focus();
        }}
      />
      <SearchPick
        label={props.label}
        aria={aria}
        inputRef={ref}
        isDisabled={props.isDisabled}
        placeholder={text('shared.lookup.searchCity')}
        search={searchCities}
        onPick={({ id, label }) => {
          if (!cities.some((city) => city.id === id)) onChange([...cities, { id, address: label }]);
        }}
        onLeave={onBlur}
      />
    </FieldFrame>
  );
}
