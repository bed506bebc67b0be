import 'dayjs/locale/es';
export declare const longDate: (date: string) => string;
export declare const weekdayDate: (date: string) => string;
export declare const shortDate: (date: string) => string;
export declare const dayAndMonth: (date: string) => string;
export declare const dateAndTime: (date: string | number) => string;
export declare const timeOfDay: (moment: number) => string;
