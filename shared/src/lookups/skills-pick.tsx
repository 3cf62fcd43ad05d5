import { useEffect, useRef, useState } from 'react';
import { call } from '../api-client/client.ts';
import { useApi } from '../api-client/use-api.ts';
import type { SkillType } from '../contracts/enums.ts';
import { autocompleteSkills, createSkill, listCommonSkills } from '../contracts/lookups.ts';
import type { Skill } from '../contracts/skills.ts';
import { toast } from '../design-system/toasts/toast-store.ts';
import { useText } from '../texts/use-text.ts';
import { ChosenList } from './chosen-list.tsx';
import type { PickerProps } from './picker-props.ts';
import { SearchPick } from './search-pick.tsx';
import type { PickOption } from './use-search.ts';

/** A skill as forms hold it: its id goes to the server, its name is read. */
export type SkillChoice = Pick<Skill, 'id' | 'name'>;

const optionOf = ({ id, name }: SkillChoice): PickOption => ({ id, label: name });

/** Skills of one type: taken away by their crosses, added by a search from 3 letters on, made new by name. */
export function SkillsPick({ type, ...props }: PickerProps<readonly SkillChoice[]> & { type: SkillType }) {
  const { label, value, onChange, aria, isDisabled } = props;
  const text = useText();
  const input = useRef<HTMLElement>(null);
  const [wasEntered, setWasEntered] = useState(false);
  const common = useApi(listCommonSkills, wasEntered ? { query: { skillType: type } } : null);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const isChosen = ({ id }: { id: string }) => value.some((one) => one.id === id);
  const add = ({ id, name }: SkillChoice) => {
    if (!latest.current.some((one) => one.id === id)) onChange([...latest.current, { id, name }]);
  };
  const search = async (searchTerm: string) => {
    const { data } = await call(autocompleteSkills, { query: { searchTerm, skillType: type } });
    return data.map(optionOf);
  };
  const create = async (name: string) => {
    try {
      add((await call(createSkill, { body: { name, type } })).data);
    } catch {
      toast.standardError();
    }
  };
  const remove = (id: string) => {
    onChange(value.filter((one) => one.id !== id));
    input.current?.focus();
  };
  return (
    <div>
      <ChosenList label={label} chosen={value.map(optionOf)} onRemove={remove} isDisabled={isDisabled} />
      <SearchPick
        label={aria ? label : text('shared.lookup.addSkill')}
        aria={aria}
        inputRef={(element) => {
          input.current = element;
          props.inputRef?.(element);
        }}
        isDisabled={isDisabled}
        placeholder={text('shared.lookup.searchSkill')}
        search={search}
        defaults={(common.data?.data ?? []).filter((skill) => !isChosen(skill)).map(optionOf)}
        onEnter={() => setWasEntered(true)}
        onPick={(option) => add({ id: option.id, name: option.label })}
        onCreate={(name) => void create(name)}
      />
    </div>
  );
}
