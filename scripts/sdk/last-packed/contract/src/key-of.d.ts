type Row = string | {
    wire: string;
};
export declare function keyOf<Key extends string>(table: Readonly<Record<Key, Row>>, name: unknown): Key | undefined;
export {};
