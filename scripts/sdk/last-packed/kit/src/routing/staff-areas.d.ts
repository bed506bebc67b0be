type StaffArea = {
    path: string;
    label: string;
    text: string;
    icon: 'people' | 'contact' | 'privacy' | 'trash';
    role?: 'ROLE_ADMIN';
};
export declare const staffAreas: readonly StaffArea[];
export {};
