import { SwitchField, TextField } from '@cantera/shared/forms';
import { memo } from 'react';
import { useT } from '../../../messages/page-editor.ts';
import { LINKS } from '../model/page-schema.ts';
import { EntryList } from './entry-list.tsx';
import { HeroField } from './hero-field.tsx';
import { usePageFields } from './page-fields.ts';
import { Section } from './section.tsx';
import { PageTextField, PageTitleField } from './text-fields.tsx';

/** Where the agency is on social networks. */
function SocialFields() {
  const t = useT();
  const { form, isReadOnly } = usePageFields();
  return LINKS.map((name) => (
    <TextField
      key={name}
      control={form.control}
      name={name}
      type="url"
      label={t(`editor.${name}`)}
      placeholder="https://"
      autoComplete="off"
      isDisabled={isReadOnly}
      isOptional
    />
  ));
}

function HomeFields() {
  const t = useT();
  const { form, language, isReadOnly } = usePageFields();
  return (
    <>
      <Section title={t('editor.section.welcome')}>
        <PageTextField name="description" hint={t('editor.home.descriptionHint')} />
      </Section>
      <Section title={t('editor.section.hero')} isCommon>
        <HeroField />
      </Section>
      <Section title={t('editor.question.list')} about={t('editor.question.about')}>
        <EntryList key={language} page="home" />
      </Section>
      <Section title={t('editor.section.map')} isCommon>
        <SwitchField
          control={form.control}
          name="isMapVisible"
          label={t('editor.isMapVisible')}
          hint={t('editor.isMapVisible.hint')}
          isDisabled={isReadOnly}
        />
      </Section>
      <Section title={t('editor.section.social')} about={t('editor.social.about')} isCommon>
        <SocialFields />
      </Section>
    </>
  );
}

function PositionsFields() {
  const t = useT();
  return (
    <Section title={t('editor.section.introduction')}>
      <PageTitleField name="title" hint={t('editor.positions.titleHint')} />
      <PageTextField name="description" />
    </Section>
  );
}

function DepartmentsFields() {
  const t = useT();
  const { language } = usePageFields();
  return (
    <Section title={t('editor.department.list')} about={t('editor.department.about')}>
      <EntryList key={language} page="departments" />
    </Section>
  );
}

function AboutFields() {
  const t = useT();
  const { language } = usePageFields();
  return (
    <>
      <Section title={t('editor.section.introduction')}>
        <PageTextField name="description" />
      </Section>
      <Section title={t('editor.section.mission')}>
        <PageTitleField name="missionTitle" hint={t('editor.missionTitle.hint')} />
        <PageTextField name="missionDescription" />
      </Section>
      <Section title={t('editor.value.list')} about={t('editor.value.about')}>
        <EntryList key={language} page="about" />
      </Section>
    </>
  );
}

const FIELDS = {
  home: HomeFields,
  positions: PositionsFields,
  departments: DepartmentsFields,
  about: AboutFields,
};

/** What a page says, as it is edited. The page around it is drawn again with each change of a text, of which each field knows itself. */
export const PageFormFields = memo(function PageFormFields() {
  const { page } = usePageFields();
  const Fields = FIELDS[page];
  return <Fields />;
});
