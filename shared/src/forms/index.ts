// Owns how something is typed and saved: a form over a schema, its fields, and what is said when they are wrong.
export { CheckboxField } from './checkbox-field.tsx';
export { FieldFrame, FieldMessage, type FieldProps } from './field-frame.tsx';
export { FileField } from './file-field.tsx';
export { Form, FormFoot, SubmitButton } from './form.tsx';
export { ImageUpload } from './image-upload.tsx';
export { fieldText } from './issue-text.ts';
export { NumberField } from './number-field.tsx';
export { PasswordField } from './password-field.tsx';
export { MultiSelect, SelectField, type SelectOption } from './select-field.tsx';
export { applyServerErrors } from './server-errors.ts';
export { TextArea, TextField } from './text-field.tsx';
export { useLeaveGuard } from './use-leave-guard.ts';
export { useZodForm, zodResolver } from './use-zod-form.ts';
