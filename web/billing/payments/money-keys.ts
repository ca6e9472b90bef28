/** Begin the keys of the queries that show payments. */
export const paymentKeys = [['/api/payments'], ['/api/accounts']] as const;

/** Begin the keys of the queries that show money: a write to one of them may change what the others show. */
export const moneyKeys = [['/api/invoices'], ['/api/vouchers'], ...paymentKeys] as const;
