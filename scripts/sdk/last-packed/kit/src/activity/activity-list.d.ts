import { type ActivityEntry } from '@portal/contract/activity';
type ActivityListProps = {
    entries: readonly ActivityEntry[];
    namesSubject?: boolean;
};
export declare function ActivityList({ entries, namesSubject }: ActivityListProps): import("react").JSX.Element;
export {};
