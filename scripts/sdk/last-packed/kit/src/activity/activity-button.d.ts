import type { ActivityQuery } from '@portal/contract/activity';
import { type ComponentProps } from 'react';
import { Button } from '../ui/button';
type ActivityButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
    name: string;
    of: NonNullable<ActivityQuery['of']>;
};
export declare function ActivityButton({ name, of, ...style }: ActivityButtonProps): import("react").JSX.Element;
export {};
