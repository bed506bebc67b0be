export declare const formatNumber: (value: number) => string;
export declare const formatMoney: (amount: number) => string;
