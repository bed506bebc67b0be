import type { CatalogItem } from '@portal/contract/catalog';
import type { ComponentProps } from 'react';
import { type FieldProps } from './field';
export type SelectOption = {
    value: string | number;
    label: string;
};
export declare const toOptions: (items: readonly CatalogItem[]) => SelectOption[];
type SelectFieldProps = FieldProps & Omit<ComponentProps<'select'>, 'id' | 'color' | 'children'> & {
    options: readonly SelectOption[];
    placeholder?: string;
};
export declare function SelectField(props: SelectFieldProps): import("react").JSX.Element;
export {};
