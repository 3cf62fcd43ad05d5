-- no-transaction
call app.fill_hunts_found();
