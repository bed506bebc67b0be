import type { ComponentProps } from 'react';
import { type FieldProps } from './field';
type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'color' | 'size'>;
export declare function TextField({ label, error, hint, isRequired, ...input }: TextFieldProps): import("react").JSX.Element;
export {};
