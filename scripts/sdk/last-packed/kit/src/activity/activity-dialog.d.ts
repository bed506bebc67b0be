import type { ActivityQuery } from '@portal/contract/activity';
type ActivityDialogProps = {
    name: string;
    of: NonNullable<ActivityQuery['of']>;
    onClose: () => void;
};
export declare function ActivityDialog({ name, of, onClose }: ActivityDialogProps): import("react").JSX.Element;
export {};
