// Owns how something is typed and saved: a form over a schema, its fields, and what is said when they are wrong.
export { CheckboxField } from './fields/checkbox-field.tsx';
export { DateField } from './fields/date-field.tsx';
export { FieldFrame, FieldMessage, type FieldProps } from './fields/field-frame.tsx';
export { FileField } from './fields/file-field.tsx';
export { ImageUpload } from './fields/image-upload.tsx';
export { NumberField } from './fields/number-field.tsx';
export { PasswordField } from './fields/password-field.tsx';
export { MultiSelect, SelectField, type SelectOption } from './fields/select-field.tsx';
export { TextArea, TextField } from './fields/text-field.tsx';
export { Form, FormFoot, SubmitButton } from './form.tsx';
export { RemoteSelect, RemoteSelectField } from './remote-select/remote-select.tsx';
export type { RemoteSource } from './remote-select/use-remote-options.ts';
export { isChangedMeanwhile, SaveConflict } from './save-conflict.tsx';
export { useFormVersion } from './use-form-version.ts';
export { useLeaveGuard } from './use-leave-guard.ts';
export { fieldText } from './validation/issue-text.ts';
export { applyServerErrors } from './validation/server-errors.ts';
export { useZodForm, zodResolver } from './validation/use-zod-form.ts';
