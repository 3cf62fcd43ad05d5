-- no-transaction
call app.fill_told_places();
